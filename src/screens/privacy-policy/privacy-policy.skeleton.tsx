import type { Text } from '../../i18n/say.js';
import { ProseSkeleton } from '../../ui/prose-skeleton.js';

/** The shapes of the terms to come. */
export function PrivacyPolicySkeleton({ t }: { t: Text }) {
  return <ProseSkeleton label={t('loading')} />;
}
