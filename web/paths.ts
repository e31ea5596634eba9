/** Every address of the site that has a screen, once. A link to a screen that does not exist yet is not shown. */
export const paths = {
  home: '/',
  blogs: '/blogs',
  blogPost: (slug: string) => `/blog/${slug}`,
  login: '/admin/login',
  dashboard: '/dashboard',
  manageBlogs: '/blog-manage',
  addBlog: '/admin/add-blog',
  editBlog: (slug: string) => `/admin/edit-blog/${slug}`,
} as const;
