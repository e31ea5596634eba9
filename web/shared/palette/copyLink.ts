import { toast } from 'react-hot-toast';

export async function copyLink(path = location.pathname): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    toast.success('Link copied.');
  } catch {
    toast.error('The link could not be copied.');
  }
}
