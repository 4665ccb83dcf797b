import { useId, useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { FormProgress, Refusal } from './FormProgress.ts';

/** The names of the values that are strings. */
export type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The message of each field that has a problem. */
export type FieldProblems<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  readonly values: Values;
  onEdit(values: NoInfer<Values>): void;
  /** Runs on submit; a form with problems is not submitted. */
  check(values: NoInfer<Values>): FieldProblems<Values>;
  readonly progress: FormProgress<NoInfer<Values>>;
  /** The field to which the server's refusal refers, if any. It is marked as invalid and gets the focus. */
  readonly suspect?: TextField<NoInfer<Values>>;
}

/** The props that a field gets from its form. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  onChange(event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void;
  readonly problem?: string;
  readonly describedBy?: string;
  readonly suspect?: boolean;
}

export interface FormHandle<Values> {
  readonly values: Values;
  /** Changes some of the values and clears their problems. */
  edit(change: Partial<Values>): void;
  /** The props of the field with this name. */
  field(name: TextField<Values>): FieldBinding;
  readonly busy: boolean;
  /** The server's refusal; null once the field to which it refers (or, if there is none, any field) is edited. */
  readonly refusal: Refusal | null;
  readonly refusalId: string;
  /** The field that gets the focus after a refusal. */
  readonly focus: { readonly name: string; readonly attempt: number } | null;
  submit(event: SubmitEvent<HTMLFormElement>): void;
}

/**
 * Checks a form on submit. Every problem is shown at its field, the first field with a problem gets the focus, and
 * editing a field clears its problem. The server's refusal is shown at the form. A busy form is not submitted again.
 * The caller keeps the values.
 *
 * @example
 * const [values, setValues] = useState({ email: '' });
 * const form = useForm({ values, onEdit: setValues, check, progress: view.form });
 * return <Form form={form}><Field label={label} {...form.field('email')} /><SubmitButton form={form}>{send}</SubmitButton></Form>;
 */
export function useForm<Values extends object>({
  values,
  onEdit,
  check,
  progress,
  suspect,
}: FormOptions<Values>): FormHandle<Values> {
  const refusalId = useId();
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [readAttempt, setReadAttempt] = useState<number | null>(null);

  const latest = progress.status === 'refused' ? progress.refusal : null;
  const refusal = latest !== null && readAttempt === latest.attempt ? null : latest;
  const suspected = refusal?.kind === 'message' ? suspect : undefined;

  const change = (names: readonly string[], next: Values) => {
    setProblems((before) => new Map([...before].filter(([name]) => !names.includes(name))));
    // Editing does not shorten a wait.
    const isAbout = refusal?.kind !== 'too-many' && (suspected === undefined || names.includes(suspected));
    if (refusal !== null && isAbout) setReadAttempt(refusal.attempt);
    onEdit(next);
  };

  const field = (name: TextField<Values>): FieldBinding => {
    const problem = problems.get(name);
    return {
      name,
      value: String(values[name]),
      onChange: (event) => change([name], { ...values, [name]: event.target.value }),
      ...(problem !== undefined && { problem }),
      ...(name === suspected && { describedBy: refusalId, suspect: true }),
    };
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (progress.status === 'busy') return;
    const found = new Map(Object.entries<string | undefined>(check(values)).flatMap(toProblem));
    setProblems(found);
    if (found.size === 0) progress.onSubmit(values);
    else focusFirst(event.currentTarget, found);
  };

  return {
    values,
    edit: (changed) => change(Object.keys(changed), { ...values, ...changed }),
    field,
    busy: progress.status === 'busy',
    refusal,
    refusalId,
    focus: latest?.kind === 'message' && suspect !== undefined ? { name: suspect, attempt: latest.attempt } : null,
    submit,
  };
}

const toProblem = ([name, problem]: [string, string | undefined]): [string, string][] =>
  problem === undefined ? [] : [[name, problem]];

/** Focuses the first field with a problem, in the order of the page. */
function focusFirst(form: HTMLFormElement, problems: ReadonlyMap<string, string>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !problems.has(control.getAttribute('name') ?? '')) continue;
    control.focus();
    return;
  }
}
