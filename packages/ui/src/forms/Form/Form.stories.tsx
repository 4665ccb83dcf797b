import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storyTime } from '../../stories/matches.ts';
import { Field } from '../Field/Field.tsx';
import type { FormProgress } from '../FormProgress.ts';
import { TextArea } from '../TextArea/TextArea.tsx';
import { useForm } from '../useForm.ts';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Report {
  readonly match: string;
  readonly text: string;
}

/** A form as on a screen, with its own rules and texts. */
function MatchReportForm({ progress }: { readonly progress: FormProgress<Report> }) {
  const [values, setValues] = useState({ match: '', text: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ match, text }) => ({
      match: match === '' ? 'Skriv hvilken kamp det gjelder' : undefined,
      text: text === '' ? 'Skriv noe om kampen' : undefined,
    }),
    progress,
    suspect: 'match',
  });
  return (
    <Form
      form={form}
      fields={
        <>
          <Field label="Kamp" required {...form.field('match')} />
          <TextArea label="Referat" rows={3} required {...form.field('text')} />
        </>
      }
    >
      <SubmitButton form={form}>Send inn</SubmitButton>
    </Form>
  );
}

const onSubmit = fn();

const meta = {
  title: 'Skjema/Skjema',
  component: MatchReportForm,
  args: { progress: { status: 'open', onSubmit } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MatchReportForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: 'Klart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Referat'), 'Tett kamp');
    await userEvent.type(canvas.getByLabelText('Kamp'), 'Skarvik – Lyngøy{Enter}');
    await expect(onSubmit.mock.calls).toEqual([[{ match: 'Skarvik – Lyngøy', text: 'Tett kamp' }]]);
  },
};

export const WithProblems: Story = {
  name: 'Med feil: den første får fokus',
  play: async ({ canvas, userEvent }) => {
    const match = canvas.getByLabelText('Kamp');
    const text = canvas.getByLabelText('Referat');
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(match).toHaveFocus();
    await expect(match).toHaveAccessibleDescription('Skriv hvilken kamp det gjelder');
    await userEvent.keyboard('S');
    await expect(match).not.toHaveAttribute('aria-invalid');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveFocus();
  },
};

export const Busy: Story = {
  name: 'Opptatt: sendes ikke to ganger',
  args: { progress: { status: 'busy' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send inn' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByLabelText('Kamp'), 'Skarvik{Enter}');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
  },
};

const received: FormProgress<Report> = {
  status: 'refused',
  refusal: { kind: 'message', text: 'No such match', attempt: 1 },
  onSubmit,
};

export const Refused: Story = {
  name: 'Avvist av serveren',
  args: { progress: received },
  play: async ({ canvas, userEvent }) => {
    const match = canvas.getByLabelText('Kamp');
    await expect(canvas.getByRole('alert')).toHaveTextContent('No such match');
    await expect(match).toHaveFocus();
    await expect(match).toHaveAccessibleDescription('No such match');
    await userEvent.type(canvas.getByLabelText('Referat'), 'x');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.type(match, 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Plays the app's part: refuses every attempt with the same message. */
function RefusedEachTime() {
  const [attempt, setAttempt] = useState(0);
  const refuse = () => setAttempt(attempt + 1);
  return (
    <MatchReportForm
      progress={
        attempt === 0
          ? { status: 'open', onSubmit: refuse }
          : { status: 'refused', refusal: { kind: 'message', text: 'No such match', attempt }, onSubmit: refuse }
      }
    />
  );
}

export const RefusedAgain: Story = {
  name: 'Avvist to ganger med de samme ordene',
  render: () => <RefusedEachTime />,
  play: async ({ canvas, userEvent }) => {
    const match = canvas.getByLabelText('Kamp');
    await userEvent.type(canvas.getByLabelText('Referat'), 'Tett kamp');
    await userEvent.type(match, 'S{Enter}');
    await expect(canvas.getByText('No such match')).toBeVisible();
    await userEvent.type(match, 'k');
    await expect(canvas.queryByText('No such match')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send inn' }));
    await expect(canvas.getByText('No such match')).toBeVisible();
    await expect(match).toHaveFocus();
  },
};

export const Unexpected: Story = {
  name: 'Noe gikk galt',
  args: { progress: { status: 'refused', refusal: { kind: 'unexpected', attempt: 1 }, onSubmit } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Noe gikk galt. Prøv igjen.');
    await userEvent.type(canvas.getByLabelText('Referat'), 'x');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TooMany: Story = {
  name: 'For mange forsøk',
  args: {
    progress: {
      status: 'refused',
      refusal: { kind: 'too-many', until: { at: storyTime('19:01'), now: () => storyTime('19:00') }, attempt: 1 },
      onSubmit,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Referat'), 'Tett kamp');
    await userEvent.type(canvas.getByLabelText('Kamp'), 'Skarvik{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Du kan prøve igjen om 60 sekunder.')[0]).toBeVisible();
  },
};
