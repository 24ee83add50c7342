import type { Text } from '../../i18n/say.js';
import { ProseSkeleton } from '../../ui/prose-skeleton.js';

/** The shapes of an agreement to come. */
export function LoanTermsSkeleton({ t }: { t: Text }) {
  return <ProseSkeleton label={t('loading')} glance />;
}
