import { paths } from '#web/shared/paths.ts';

export type Card = {
  name: string;
  description: string;
  to: string;
  seed: string;
  /** For admins: hidden from employees or locked. */
  admins?: 'hidden' | 'locked';
};

/** Cards of the dashboard, in the order of spec section 2. */
export const cards: Card[] = [
  {
    name: 'User Management',
    description: 'Block, unblock and delete the people who sign in here.',
    to: paths.users,
    seed: 'roster',
    admins: 'hidden',
  },
  {
    name: 'Add a User',
    description: 'Give a colleague an account as admin or employee.',
    to: paths.signUp,
    seed: 'newcomer',
    admins: 'hidden',
  },
  {
    name: 'Bookings',
    description: 'See who comes on which day; remind, write, cancel.',
    to: paths.bookings,
    seed: 'calendar',
    admins: 'locked',
  },
  {
    name: 'Slots',
    description: 'Open and close the half hours that can be booked.',
    to: paths.slots,
    seed: 'clock',
    admins: 'locked',
  },
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
  {
    name: 'Generate Review Link',
    description: 'Invite a client to write a review, once.',
    to: paths.generateReviewLink,
    seed: 'invitation',
  },
  {
    name: 'Manage Reviews',
    description: 'Read what clients wrote, and choose what the home page shows.',
    to: paths.manageReviews,
    seed: 'applause',
  },
  {
    name: 'Contact Queries',
    description: 'Read and answer what came in through the contact form.',
    to: paths.messages,
    seed: 'letterbox',
  },
  {
    name: 'Add Portfolio',
    description: 'Show a piece of work, with its picture and its tags.',
    to: paths.addPortfolio,
    seed: 'frame',
  },
  {
    name: 'Manage Portfolio',
    description: 'Publish, edit and delete the work that is shown.',
    to: paths.managePortfolio,
    seed: 'gallery',
  },
  {
    name: 'Affiliate Management',
    description: 'Call the advertisers and publishers who applied.',
    to: paths.manageAffiliates,
    seed: 'handshake',
  },
];
