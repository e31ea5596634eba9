import { screen } from '#web/shared/app/screen.tsx';

/** In a chunk of its own, because most services have drawings. */
export const servicePicture = screen(() => import('./ServicePicture.tsx').then((module) => module.ServicePicture));
