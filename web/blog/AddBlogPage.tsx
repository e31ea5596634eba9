export function AddBlogPage() {
  return <h1>AddBlogPage</h1>;
}
