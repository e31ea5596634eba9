export type PlaygroundExample = {
  /** What it does, for the list. */
  title: string;
  /** The operation with its explanation, as a tab shows it. */
  query: string;
  /** What is filled in; to be changed. */
  variables?: Record<string, unknown>;
  /** What else a tab needs in its headers. */
  headers?: Record<string, string>;
  /** Reads what is there, so that the example works on this installation. Without an answer `variables` stay. */
  fill?: Fill;
  /** Whether it needs the token of somebody who is signed in. */
  isForStaff?: true;
};

/** `variables` are made of the nodes of the list `query`. */
type Fill = { query: string; variables: (nodes: { id: string; slug: string }[]) => Record<string, unknown> };

export type Group = { title: string; examples: PlaygroundExample[] };

type Answer = { data?: { list?: { nodes: { id: string; slug: string }[] } | null } | null };

/** @param headers those of the tab, which may have a token */
export async function filledVariables(
  { fill, variables }: PlaygroundExample,
  headers: Record<string, string>,
): Promise<Record<string, unknown> | undefined> {
  if (!fill) return variables;
  try {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ query: fill.query }),
    });
    const { data } = (await answer.json()) as Answer;
    return data?.list?.nodes.length ? fill.variables(data.list.nodes) : variables;
  } catch {
    // Without a network the example opens as it is.
    return variables;
  }
}
