import type { ReportedNode, Rule, RuleContext } from './oxlintTypes.ts';
import { placeOf, type Place, type Target, targetOf } from './packages.ts';

/** The form of an import: `import x from`, `import type x from`, `export … from`, `import('…')`. */
export type ImportForm = 'import' | 'import-type' | 're-export' | 'dynamic';

export interface Import {
  readonly form: ImportForm;
  readonly specifier: string;
  readonly target: Target;
  /** The names that are imported as values, not as types; `*` for all names. */
  readonly values: readonly string[];
}

/**
 * A rule that checks one import at a time, whatever its form, and reports a sentence for each import that it refuses.
 *
 * @param refusal called once for each file. It returns the function that checks each import of the file, or null if the
 * file needs no check. That function returns the sentence, or null if it allows the import. Each file has its own
 * function, so the function may count the imports of its file
 */
export function importRule(refusal: (place: Place) => ((found: Import) => string | null) | null): Rule {
  return {
    create(context: RuleContext) {
      const place = placeOf(context.filename);
      const judge = refusal(place);
      if (judge === null) return {};
      const look = (node: ReportedNode, form: ImportForm, specifier: unknown, values: readonly string[]) => {
        if (node === undefined || typeof specifier !== 'string') return;
        const message = judge({ form, specifier, target: targetOf(specifier, place), values });
        if (message !== null) context.report({ node, message });
      };
      return {
        ImportDeclaration(node) {
          const values =
            node.importKind === 'type'
              ? []
              : node.specifiers.flatMap((taken) => {
                  if (taken.type !== 'ImportSpecifier') return ['*'];
                  if (taken.importKind === 'type') return [];
                  return ['name' in taken.imported ? taken.imported.name : taken.imported.value];
                });
          look(node, node.importKind === 'type' ? 'import-type' : 'import', node.source.value, values);
        },
        ExportNamedDeclaration(node) {
          if (node.source !== null) look(node, 're-export', node.source.value, ['*']);
        },
        ExportAllDeclaration(node) {
          look(node, 're-export', node.source.value, ['*']);
        },
        ImportExpression(node) {
          const { source } = node;
          if (source.type === 'Literal') look(node, 'dynamic', source.value, ['*']);
          if (source.type === 'TemplateLiteral' && source.expressions.length === 0) {
            look(node, 'dynamic', source.quasis[0]?.value.cooked, ['*']);
          }
        },
        TSImportType(node) {
          look(node, 'import-type', node.source.value, []);
        },
      };
    },
  };
}

/** The package that an import leads to; null when it leads to a library or outside the packages. */
export function packageOf(target: Target): Place['package'] {
  return target.kind === 'library' ? null : target.package;
}
