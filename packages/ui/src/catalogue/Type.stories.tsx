import type { Meta, StoryObj } from '@storybook/react-vite';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

const meta = { title: 'Katalogen/Skrift', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const { size, weight } = theme.font;
const samples = [
  { name: 'board, black', text: '1–2', fontSize: size.board, fontWeight: weight.black },
  { name: 'title, black', text: 'Lagoppstilling', fontSize: size.title, fontWeight: weight.black },
  { name: 'xl, black', text: 'Resultater – 5. juli', fontSize: size.xl, fontWeight: weight.black },
  { name: 'lg, bold', text: 'Seksjonstittel', fontSize: size.lg, fontWeight: weight.bold },
  { name: 'md, medium', text: 'Kristiansund – Fredrikstad', fontSize: size.md, fontWeight: weight.medium },
  { name: 'md, body', text: 'Brødtekst, æøå ÆØÅ', fontSize: size.md, fontWeight: weight.body },
  { name: 'sm, body', text: 'Sekundær tekst', fontSize: size.sm, fontWeight: weight.body },
  { name: 'cap, bold', text: 'MERKELAPP 90+3′', fontSize: size.cap, fontWeight: weight.bold },
] as const;

export const Scale: Story = {
  name: 'Skalaen',
  render: () => (
    <dl>
      {samples.map(({ name, text, fontSize, fontWeight }) => (
        <Sample key={name}>
          <Name>{name}</Name>
          <dd style={{ fontSize, fontWeight, lineHeight: 1.2 }}>{text}</dd>
        </Sample>
      ))}
    </dl>
  ),
};

/** The lower half shows the page before the typeface has loaded: the lines have the same length and height. */
export const StandIn: Story = {
  name: 'Reserven mens skriften lastes',
  render: () => (
    <>
      {(['Schibsted Grotesk', 'Schibsted Grotesk Fallback'] as const).map((fontFamily) => (
        <Lines key={fontFamily} style={{ fontFamily: `'${fontFamily}'` }}>
          <p style={{ fontWeight: weight.black, fontSize: size.xl }}>Resultater – 5. juli</p>
          <p style={{ fontWeight: weight.bold }}>Vis alle andre kamper i dag</p>
          <p style={{ fontWeight: weight.medium }}>Kristiansund – Fredrikstad</p>
          <p>Du har ikke valgt noe å følge enda.</p>
        </Lines>
      ))}
    </>
  ),
};

const Sample = styled.div`
  display: grid;
  grid-template-columns: 120px 1fr;
  align-items: baseline;
  padding-block: ${theme.space[2]};
`;
const Name = styled.dt`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.cap};
`;
const Lines = styled.div`
  padding-bottom: ${theme.space[4]};
`;
