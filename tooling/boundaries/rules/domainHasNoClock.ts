import type { Rule } from '../oxlintTypes.ts';
import { placeOf } from '../rooms.ts';

const pureDateMembers = new Set(['UTC', 'parse']);
const forbiddenGlobals = new Set(['Intl', 'performance', 'crypto', 'globalThis']);
/** They answer by the zone or the language of the device. */
const deviceDependent =
  /^(?:toLocale\w*|getTimezoneOffset|(?:get|set)(?:Year|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds))$/;

/** Rule 1: no clock, no randomness, no device in domain. Time and chance are arguments. */
export const domainHasNoClock: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    if (place.room !== 'domain' || !place.ships) return {};
    return {
      Identifier(node) {
        const { parent } = node;
        if (parent.type === 'TSTypeReference') return;
        const isMemberName = parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
        const isPropertyName = parent.type === 'Property' && parent.key === node && !parent.computed;
        if (isMemberName) {
          if (deviceDependent.test(node.name)) {
            context.report({
              node,
              message: `«${node.name}» asks the device for its zone or language; a rule must not.`,
            });
          }
          return;
        }
        if (isPropertyName) return;
        const member =
          parent.type === 'MemberExpression' && parent.object === node && !parent.computed ? parent.property : null;
        const memberName = member?.type === 'Identifier' ? member.name : null;
        if (node.name === 'Date') {
          const isMadeOfSomething =
            parent.type === 'NewExpression' && parent.callee === node && parent.arguments.length > 0;
          if (isMadeOfSomething || (memberName !== null && pureDateMembers.has(memberName))) return;
          context.report({ node, message: 'A rule has no clock: the instant comes in as an argument.' });
        } else if (node.name === 'Math') {
          if (memberName !== null && memberName !== 'random') return;
          context.report({ node, message: 'A rule has no randomness: the generator comes in as an argument.' });
        } else if (forbiddenGlobals.has(node.name)) {
          context.report({ node, message: `domain does not use «${node.name}»: it must answer the same everywhere.` });
        }
      },
    };
  },
};
