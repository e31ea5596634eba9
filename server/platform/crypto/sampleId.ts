import { v5 } from 'uuid';

const NAMESPACE = '6f1b2f6e-4f0a-4f5e-9d0e-0b6a5c1d7e42';

/** The id of a sample that others refer to: the same in every installation, so that an unchanged sample is recognized. */
export const sampleId = (name: string): string => v5(name, NAMESPACE);

export const sampleItemId = (slug: string): string => sampleId(`item ${slug}`);
export const sampleReviewId = (email: string): string => sampleId(`review of ${email}`);
