import { ContentToolbar } from '#web/site/content/ContentToolbar.tsx';
import { portfolioConfig } from './config.ts';
import type { Item } from './publicDocuments.ts';

export const PortfolioItemToolbar = ({ item }: { item: Item }) => (
  <ContentToolbar config={portfolioConfig} item={item} />
);
