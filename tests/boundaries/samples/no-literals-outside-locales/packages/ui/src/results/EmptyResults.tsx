import { nb } from '@tribunen/locales';

export const Text = () => <p>Ingen kamper</p>; // refused by packages/no-literals-outside-locales
export const Quoted = () => <p>{'Ingen kamper'}</p>; // refused by packages/no-literals-outside-locales
export const Chosen = (p: { live: boolean }) => <p>{p.live ? 'LIVE' : '–'}</p>; // refused by packages/no-literals-outside-locales
export const Counted = (p: { n: number }) => <p>{`${p.n} goals`}</p>; // refused by packages/no-literals-outside-locales
export const Named = () => <button type="button" aria-label="Lukk" />; // refused by packages/no-literals-outside-locales
export const Titled = () => void (document.title = 'Resultater'); // refused by packages/no-literals-outside-locales
export const warned = () => alert('Noe gikk galt'); // refused by packages/no-literals-outside-locales
export const norwegian = ['Bodø']; // refused by packages/no-literals-outside-locales
export const Fine = (p: { n: number; status: string }) => (
  <p className="score" data-status={p.status === 'ready' ? 'ready' : 'busy'}>
    {nb.results.empty} {p.n} – {`${p.n}′`}
  </p>
);
