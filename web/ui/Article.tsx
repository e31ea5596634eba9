import { type ComponentType, createContext, useContext } from 'react';

/** Draws a part of a page, or knows what it looks like. @returns its HTML, or what stands for it until the page is sent */
export type Draw = <Props extends object>(part: ComponentType<Props>, props: Props) => string;
const DrawContext = createContext<Draw | null>(null);
/** Of the server alone (web/server.tsx). */
export const DrawProvider = DrawContext.Provider;

type ArticleProps<Props> = {
  className: string;
  /** Goes by nothing but its properties, which can be written as JSON: no other context, no identifiers of React's. */
  content: ComponentType<Props>;
  of: Props;
  /** False for one that puts something into the page's head, such as a picture that is fetched at once. */
  isKept: boolean;
};

/** An article in a list. The server keeps what its content looks like for the next page that shows the same. */
export function Article<Props extends object>({ className, content: Content, of, isKept }: ArticleProps<Props>) {
  const draw = useContext(DrawContext);
  if (!draw || !isKept)
    return (
      <article className={className}>
        <Content {...of} />
      </article>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it, from the same content
  return <article className={className} dangerouslySetInnerHTML={{ __html: draw(Content, of) }} />;
}
