import type { Rule } from '../oxlintTypes.ts';
import { placeOf } from '../packages.ts';

const pureDateMembers = new Set(['UTC', 'parse']);
const forbiddenGlobals = new Set(['Intl', 'performance', 'crypto', 'globalThis']);
/** Methods whose results depend on the time zone or the language of the device. */
const deviceDependent =
  /^(?:toLocale\w*|getTimezoneOffset|(?:get|set)(?:Year|FullYear|Month|Date|Day|Hours|Minutes|Seconds|Milliseconds))$/;

/** Domain reads no clock, no random numbers and no state of the device. Time and randomness are arguments. */
export const domainHasNoClock: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    if (place.package !== 'domain' || !place.ships) return {};
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
              message: `«${node.name}» depends on the time zone or language of the device; a rule must not.`,
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
          context.report({ node, message: 'A rule reads no clock: pass the instant as an argument.' });
        } else if (node.name === 'Math') {
          if (memberName !== null && memberName !== 'random') return;
          context.report({ node, message: 'A rule draws no random numbers: pass the generator as an argument.' });
        } else if (forbiddenGlobals.has(node.name)) {
          context.report({ node, message: `domain does not use «${node.name}»: it must answer the same everywhere.` });
        }
      },
    };
  },
};
