export function ManageBlogsPage() {
  return <h1>ManageBlogsPage</h1>;
}
