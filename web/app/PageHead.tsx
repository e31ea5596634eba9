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
      {description && <meta name="description" content={shortened(description)} />}
      {canonicalPath && <link rel="canonical" href={publicUrl + canonicalPath} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  );
}

const shortened = (text: string) => (text.length > 160 ? `${text.slice(0, 159).trimEnd()}…` : text);

/** The head of a page whose screen only the browser knows. */
export function ShellHead() {
  return <PageHead title={useSite().name} noindex />;
}
