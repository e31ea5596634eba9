import type { ReactNode } from 'react';
import { ErrorPanel, Loading } from './States.tsx';

type Props<Data> = {
  /** Undefined until it is loaded. */
  data: Data | null | undefined;
  /** Result of useOfficeQuery. */
  query: { sentence: string | null; refresh: () => void };
  /** Heading of an error, and label of the loading state. */
  title: string;
  loading: string;
  children: (data: Data) => ReactNode;
};

/** What a query has loaded, or that it is loading or failed. */
export function Loaded<Data>({ data, query: { sentence, refresh }, title, loading, children }: Props<Data>) {
  if (data) return children(data);
  return sentence ? <ErrorPanel title={title} message={sentence} onRetry={refresh} /> : <Loading label={loading} />;
}
