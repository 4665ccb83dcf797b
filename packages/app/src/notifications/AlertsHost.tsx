import { BannerHost } from './BannerHost.tsx';
import { useAlertsDesk } from './useAlertsDesk.ts';

/** What the alerts desk shows over every screen, once it is there. */
export function AlertsHost() {
  const desk = useAlertsDesk();
  return desk && <BannerHost desk={desk} />;
}
