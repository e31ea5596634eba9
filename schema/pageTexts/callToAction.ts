/** Original calls to action at the end of pages that have no texts of their own; texts of the contact page. */
export const callTexts = {
  postsCallTitle: 'Want this for your own site?',
  postsCallText: 'Tell us what should grow. A few lines are enough to begin.',
  projectsCallTitle: 'Have a project like this?',
  projectsCallText: 'Tell us where you are and where you want to be. We answer with a first idea.',
  reviewsCallTitle: 'Be the next to say so',
  reviewsCallText: 'Tell us what should grow. A few lines are enough to begin.',
};
