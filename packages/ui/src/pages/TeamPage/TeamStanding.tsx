import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { Link } from '../../links/Link.tsx';
import { FormDots } from '../../matchWords/FormDots/FormDots.tsx';
import { theme } from '../../theme/theme.ts';
import type { TeamPageView } from './TeamPageView.ts';

type TeamStandingProps = Pick<Extract<TeamPageView, { status: 'ready' }>, 'places' | 'programme'>;

/** The team's place in the table and its last results, in a line whose space is reserved until both are known. */
export function TeamStanding({ places, programme }: TeamStandingProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const [place] = places.status === 'ready' ? places.value : [];
  const form = programme.status === 'ready' ? programme.value.form : [];
  return (
    <Root>
      {place !== undefined && (
        <Place href={place.href}>{t(($) => $.teamPage.place.position, { position: ordinal(place.position) })}</Place>
      )}
      {form.length > 0 && <FormDots label={t(($) => $.commonLater.form)} results={form} />}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: 32px;

  /* The narrowest phones have the place on a line of its own. */
  ${theme.media.narrowest} {
    min-height: 56px;
  }

  /* On grass a win is the brightest dot and a draw is a ring, because the usual green of a win equals the grass in the light theme. */
  & [data-result='W'] {
    background: ${theme.colour.onPitch};
    color: ${theme.colour.pitchB};
  }
  & [data-result='D'] {
    background: none;
    box-shadow: inset 0 0 0 1.5px ${theme.colour.onPitch2};
    color: ${theme.colour.onPitch};
  }
`;

const Place = styled(Link)`
  color: ${theme.colour.onPitch};
  font-weight: ${theme.font.weight.bold};
  white-space: nowrap;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;
`;
