import { paths } from '#web/paths.ts';

export type Card = {
  name: string;
  description: string;
  to: string;
  /** Makes its drawing. */
  seed: string;
};

/** What the dashboard leads to, in the order of spec section 2. */
export const cards: Card[] = [
  {
    name: 'Add Blog',
    description: 'Write a post and publish it, or keep it as a draft.',
    to: paths.addBlog,
    seed: 'manuscript',
  },
  {
    name: 'Manage Blogs',
    description: 'Publish, edit and delete the posts there are.',
    to: paths.manageBlogs,
    seed: 'drawer',
  },
];
