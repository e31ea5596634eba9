import { ContentToolbar } from '#web/site/content/ContentToolbar.tsx';
import { pageConfig } from './config.ts';
import type { SitePage } from './publicDocuments.ts';

export const PageToolbar = ({ page }: { page: SitePage }) => <ContentToolbar config={pageConfig} item={page} />;
