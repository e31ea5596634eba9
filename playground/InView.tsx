import { useGraphiQL } from '@graphiql/react';
import { useEffect } from 'react';
import { isNarrow } from './narrow.ts';

function scrollTo(selector: string): void {
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Draws nothing: keeps the active tab in view and, where the answer stands below the editors, also the answer. */
export function InView() {
  const tabs = useGraphiQL((state) => state.tabs.map(({ title }) => title).join());
  const activeTab = useGraphiQL((state) => state.activeTabIndex);
  const isRunning = useGraphiQL((state) => state.isFetching);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab, and other names, move the active one
  useEffect(() => scrollTo('.graphiql-tab-active'), [activeTab, tabs]);
  useEffect(() => {
    if (isRunning && isNarrow()) scrollTo('.graphiql-response');
  }, [isRunning]);
  return null;
}
