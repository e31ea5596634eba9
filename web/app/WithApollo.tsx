import { lazy } from 'react';

/** Around what staff see: brings Apollo Client, whose hooks work in it. Needs a Suspense boundary. */
export const WithApollo = lazy(() => import('./Provided.tsx').then((module) => ({ default: module.Provided })));
