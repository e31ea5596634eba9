import { ThemeSwitch } from '#web/shared/theme/ThemeSwitch.tsx';
import { Section } from './Section.tsx';

/** Chooses the light or dark theme, as the footer of every page does. */
export const ThemeSection = () => (
  <Section
    id="theme"
    title="Theme"
    text="Light, dark, or what your system says. This holds in this browser, on all pages."
  >
    <ThemeSwitch />
  </Section>
);
