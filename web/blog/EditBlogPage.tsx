export function EditBlogPage() {
  return <h1>EditBlogPage</h1>;
}
