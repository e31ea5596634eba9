import { useLocation } from 'react-router-dom';
import { paths } from '#web/shared/paths.ts';
import { ListTabs } from '#web/shared/ui/ListTabs.tsx';

const tabs = [
  { label: 'Tokens', to: paths.apiTokens },
  { label: 'Webhooks', to: paths.webhooks },
];

export function IntegrationTabs() {
  const { pathname } = useLocation();
  return <ListTabs label="Integrations" tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.to === pathname }))} />;
}
