import { AboutScreen } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { array, object, parse, string } from 'valibot';

/** The file that each build has beside its page (`shippedPackages`). */
const aboutBuild = object({
  version: string(),
  packages: array(object({ name: string(), version: string(), licence: string(), text: string() })),
});

/** About the product: its version, its sources, and the work of others in it. */
export function AboutContainer() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['about'],
    queryFn: async () => {
      const response = await fetch('/about.json');
      if (!response.ok) throw new Error(`about.json: ${response.status}`);
      return parse(aboutBuild, await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data !== undefined) return <AboutScreen view={{ status: 'ready', ...data }} />;
  return <AboutScreen view={isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' }} />;
}
