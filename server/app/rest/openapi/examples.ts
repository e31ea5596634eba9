import type { rules } from '#schema/rules.ts';
import { sessionStrings } from '#schema/session.ts';
import type { ResponseFields } from '#server/app/rest/shape.ts';

const createdAt = '2026-11-21T09:30:00.000Z';

const post = {
  title: 'Seven lessons from a year of launches',
  slug: 'seven-lessons-from-a-year-of-launches',
  excerpt: 'What went well, what did not, and what we would do again.',
  body: '## The first lesson\n\nAsk before you build.',
  author: 'Asha Rao',
  tags: ['Strategy', 'Launch'],
  imageUrl: 'https://pictures.example/launch.webp',
  altText: 'A rocket of coloured paper',
  metaTitle: 'Seven lessons from launches',
  metaDescription: 'What a year of launches taught us.',
  isPublished: true,
};

const project = {
  title: 'Harbour Coffee',
  slug: 'harbour-coffee',
  description: 'A shop that sells by subscription.\nBuilt in eight weeks.',
  category: 'Web Development',
  tags: ['React', 'Payments'],
  imageUrl: 'https://pictures.example/harbour.webp',
  altText: 'The start page of the shop',
  isPublished: true,
};

const message = {
  name: 'Meera Nair',
  email: 'meera@harbour.example',
  contactNumber: '+919812345670',
  service: 'Web Development',
  message: 'We need a shop before March.',
};

const review = {
  name: 'Devika Menon',
  companyName: 'Harbour Coffee',
  position: 'Owner',
  clientFeedback: 'They listened, and the shop was up in eight weeks.',
  rating: 5,
};

const application = {
  name: 'Neha Kapoor',
  companyName: 'Kaveri Media',
  email: 'neha@kaveri.example',
  phone: '+919876500114',
};

const user = { name: 'Asha Rao', email: 'asha.rao@agency.example', mobile: '9876501234' };
const newcomer = { name: 'Ravi Iyer', email: 'ravi.iyer@agency.example', mobile: '9876505678' };
const replyText = 'Thank you, we will call you tomorrow.';
const identifier = user.email;
const password = 'Secret-123';

export const token = 'q0Zt3vT8yLr5uXw2bNc7mKd4sHf1gJp6aEi9oUyRtQw';

export const examples: Record<string, ResponseFields> = {
  BlogPost: {
    id: '0192f3a1-7c44-7b1e-9d52-3f6a8c1e2b40',
    ...post,
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  },
  PortfolioItem: {
    id: '0192f3a1-8d10-7e02-8a31-b7c45d6e7f81',
    ...project,
    publishedAt: createdAt,
    createdAt,
    updatedAt: createdAt,
  },
  Message: { id: '0192f3a1-9e21-7f13-9b42-c8d56e7f8092', ...message, isRead: true, createdAt },
  Reply: { id: '0192f3a1-af32-7024-8c53-d9e67f8091a3', replyText, replyDate: createdAt },
  Review: { id: '0192f3a1-b043-7135-9d64-eaf78091a2b4', ...review, isPublished: true, createdAt },
  IssuedReviewLink: { link: `https://agency.example/submit-review/${token}` },
  Affiliate: { id: '0192f3a1-c154-7246-8e75-fb0891a2b3c5', ...application, service: 'ADVERTISER', createdAt },
  User: { id: '0192f3a1-d265-7357-9f86-0c19a2b3c4d6', ...user, role: 'EMPLOYEE', isBlocked: false },
  SignInStep: { message: sessionStrings.signedIn },
  Session: { token: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIwMTkyZjNhMSJ9.c2lnbmF0dXJl' },
};

export const inputExamples: Partial<Record<keyof typeof rules, ResponseFields>> = {
  SignInInput: { identifier, password },
  VerifyCodeInput: { identifier, otp: '123456' },
  ResendCodeInput: { identifier },
  SignUpInput: { ...newcomer, password, role: 'Employee' },
  BlogPostInput: post,
  PortfolioItemInput: project,
  SendMessageInput: message,
  ReplyInput: { replyText },
  SubmitReviewInput: review,
  IssueReviewLinkInput: { email: 'devika@harbour.example', sendMail: false },
  ApplyInput: { ...application, service: 'advertiser' },
};
