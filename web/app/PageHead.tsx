import { shortened } from '#web/shortened.ts';
import { useSite } from './site.tsx';

type Props = {
  title: string;
  description?: string | undefined;
  /** The one address of this page, starting with a slash. */
  canonicalPath?: string | undefined;
  noindex?: boolean | undefined;
};

/** What the page says about itself; React moves these elements into the document's head. */
export function PageHead({ title, description, canonicalPath, noindex = false }: Props) {
  const { publicUrl } = useSite();
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={searchDescription(description)} />}
      {canonicalPath && <link rel="canonical" href={publicUrl + canonicalPath} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}

/** What a search result shows of a description: at most 160 characters (spec section 9). */
export const searchDescription = (description: string) => shortened(description, 159);

/** The head of a page whose screen only the browser knows. */
export function ShellHead() {
  return <PageHead title={useSite().name} noindex />;
}
