import { useId, useState, type ChangeEvent, type FormEvent } from 'react';
import type { FormProgress, Refusal } from './FormProgress.ts';

/** The fields of a form that text is typed in. */
export type TextField<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** What is wrong with each field, in words; nothing for a field that is good. */
export type FieldProblems<Values> = { readonly [Name in keyof Values]?: string | undefined };

interface FormOptions<Values> {
  readonly values: Values;
  onEdit(values: NoInfer<Values>): void;
  /** Looked at when the form is sent: what has a problem is not. */
  check(values: NoInfer<Values>): FieldProblems<Values>;
  readonly progress: FormProgress<NoInfer<Values>>;
  /** The field that the server's words are about, where they are about one: it is marked and gets the focus. */
  readonly suspect?: TextField<NoInfer<Values>>;
}

/** What a field takes of its form. */
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
  /** Changes some of the values; their problems go. */
  edit(change: Partial<Values>): void;
  /** What a field with this name takes. */
  field(name: TextField<Values>): FieldBinding;
  readonly busy: boolean;
  /** Why the server refused, until what it was about is edited. */
  readonly refusal: Refusal | null;
  readonly refusalId: string;
  /** The field that the last refusal was about. */
  readonly focus: { readonly name: string; readonly attempt: number } | null;
  submit(event: FormEvent<HTMLFormElement>): void;
}

/**
 * A form that is checked when it is sent: every problem stands at its field, the first field with one gets the focus, and a problem goes when its
 * field is edited. What the server refuses stands at the form. While it is busy it is not sent again. The values live with the caller.
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

  const told = progress.status === 'refused' ? progress.refusal : null;
  const refusal = told !== null && readAttempt === told.attempt ? null : told;
  const suspected = refusal?.kind === 'told' ? suspect : undefined;

  const change = (names: readonly string[], next: Values) => {
    setProblems((before) => new Map([...before].filter(([name]) => !names.includes(name))));
    // A wait is no shorter for what is typed meanwhile.
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

  const submit = (event: FormEvent<HTMLFormElement>) => {
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
    focus: told?.kind === 'told' && suspect !== undefined ? { name: suspect, attempt: told.attempt } : null,
    submit,
  };
}

const toProblem = ([name, problem]: [string, string | undefined]): [string, string][] =>
  problem === undefined ? [] : [[name, problem]];

/** The first by the order on the page. */
function focusFirst(form: HTMLFormElement, problems: ReadonlyMap<string, string>): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLElement) || !problems.has(control.getAttribute('name') ?? '')) continue;
    control.focus();
    return;
  }
}
