import { AboutScreen, type AboutView, AccessibilityScreen } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { array, object, parse, string } from 'valibot';
import { paths } from '../../navigation/paths.ts';

/** The file that each build puts next to its page (`shippedPackages`). */
const aboutBuild = object({
  version: string(),
  packages: array(object({ name: string(), version: string(), licence: string(), text: string() })),
});

/** The page about the product, or its accessibility statement. */
export function AboutContainer({ page }: { readonly page: 'about' | 'accessibility' }) {
  return page === 'about' ? <About /> : <AccessibilityScreen aboutHref={paths.about} />;
}

/** About the product: its version, its sources, and the work of others that it contains. */
function About() {
  const { data, isError, refetch } = useQuery({
    queryKey: ['about'],
    queryFn: async () => {
      const response = await fetch('/about.json');
      if (!response.ok) throw new Error(`about.json: ${response.status}`);
      return parse(aboutBuild, await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return <AboutScreen view={viewOf()} accessibilityHref={paths.accessibility} />;

  function viewOf(): AboutView {
    if (data !== undefined) return { status: 'ready', ...data };
    return isError ? { status: 'error', onRetry: () => void refetch() } : { status: 'loading' };
  }
}
