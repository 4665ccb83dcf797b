import { RouteErrorScreen } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useServices } from '../../services/useServices.ts';
import { paths } from '../../navigation/paths.ts';

/** In the place of a screen whose code did not load. It comes with the network, or when the user asks for it. */
export function ScreenNotLoaded({ error }: { readonly error: unknown }) {
  const { renewal } = useServices();
  const [isTrying, setIsTrying] = useState(false);
  useEffect(() => renewal.want(error), [renewal, error]);
  const onRetry = async () => {
    setIsTrying(true);
    await renewal.renew();
    setIsTrying(false);
  };
  return (
    <RouteErrorScreen
      view={{ status: 'not-loaded', isTrying, onRetry: () => void onRetry(), homeHref: paths.results }}
    />
  );
}
