import type { ReactNode } from 'react';
import { ErrorPanel, Loading } from './States.tsx';

type Props<Data> = {
  /** Undefined until it is loaded. */
  data: Data | null | undefined;
  query: { sentence: string | null; refresh: () => void };
  title: string;
  loading: string;
  children: (data: Data) => ReactNode;
};

export function Loaded<Data>({ data, query: { sentence, refresh }, title, loading, children }: Props<Data>) {
  if (data) return children(data);
  return sentence ? <ErrorPanel title={title} message={sentence} onRetry={refresh} /> : <Loading label={loading} />;
}
