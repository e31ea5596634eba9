import { toast } from 'react-hot-toast';

/** Copies the address of something, and says so. @param path below the site; left out, the page that is shown */
export async function copyLink(path = location.pathname): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    toast.success('Link copied.');
  } catch {
    toast.error('The link could not be copied.');
  }
}
