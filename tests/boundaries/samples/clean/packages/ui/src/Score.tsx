import { score } from '@tribunen/domain';

export const Score = ({ home, away }: { readonly home: number; readonly away: number }) => {
  const shown = score(home, away);
  return (
    <span>
      {shown.home}–{shown.away}
    </span>
  );
};
