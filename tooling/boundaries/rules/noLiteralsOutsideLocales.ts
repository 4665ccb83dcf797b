import type { ReportedNode, Rule } from '../oxlintTypes.ts';
import { placeOf } from '../packages.ts';

const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'label',
  'placeholder',
  'title',
]);
const sayingCalls = new Set(['alert', 'confirm', 'prompt', 'toast', 'Notification']);
const letter = /\p{L}/u;
const norwegianLetter = /[æøå]/i;
const message = 'Every text that a user reads is in locales, so that it can be translated.';

interface TreeNode {
  readonly type: string;
}
type Expression = TreeNode & Record<string, unknown>;

/** The texts that an expression contains as literals, in any of its branches. */
function writtenWords(node: unknown): readonly TreeNode[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node['value'] === 'string' && letter.test(node['value']) ? [node] : [];
    case 'TemplateLiteral':
      return asList(node['quasis']).some((part) => letter.test(textOf(part))) ? [node] : [];
    case 'JSXExpressionContainer':
      return writtenWords(node['expression']);
    case 'ConditionalExpression':
      return [...writtenWords(node['consequent']), ...writtenWords(node['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return isComparison(node['operator']) ? [] : [...writtenWords(node['left']), ...writtenWords(node['right'])];
    default:
      return [];
  }
}
const isComparison = (operator: unknown) =>
  typeof operator === 'string' && /^(?:[=!]==?|[<>]=?|in|instanceof)$/.test(operator);
const isNode = (node: unknown): node is Expression => typeof node === 'object' && node !== null && 'type' in node;
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
function textOf(part: unknown): string {
  if (!isNode(part) || typeof part['value'] !== 'object' || part['value'] === null) return '';
  return 'raw' in part['value'] && typeof part['value'].raw === 'string' ? part['value'].raw : '';
}

/** Every text that a user reads is in locales. */
export const noLiteralsOutsideLocales: Rule = {
  create(context) {
    const place = placeOf(context.filename);
    if ((place.package !== 'ui' && place.package !== 'app') || !place.ships) return {};
    const refuse = (node: ReportedNode) => {
      if (node !== undefined) context.report({ node, message });
    };
    const refuseWords = (node: ReportedNode, value: unknown) => {
      if (writtenWords(value).length > 0) refuse(node);
    };
    return {
      JSXText(node) {
        if (letter.test(node.value)) refuse(node);
      },
      JSXElement(node) {
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') refuseWords(child, child);
      },
      JSXFragment(node) {
        for (const child of node.children) if (child.type === 'JSXExpressionContainer') refuseWords(child, child);
      },
      JSXAttribute(node) {
        if (node.name.type === 'JSXIdentifier' && shownAttributes.has(node.name.name)) refuseWords(node, node.value);
      },
      AssignmentExpression(node) {
        const { left } = node;
        const isTitle =
          left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'title';
        if (isTitle) refuseWords(node, node.right);
      },
      CallExpression(node) {
        const { callee } = node;
        const said = callee.type === 'MemberExpression' ? callee.object : callee;
        if (said.type === 'Identifier' && sayingCalls.has(said.name)) refuseWords(node, node.arguments[0]);
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier' && sayingCalls.has(node.callee.name))
          refuseWords(node, node.arguments[0]);
      },
      Literal(node) {
        if (typeof node.value === 'string' && norwegianLetter.test(node.value)) refuse(node);
      },
      TemplateElement(node) {
        if (norwegianLetter.test(node.value.raw)) refuse(node);
      },
    };
  },
};
