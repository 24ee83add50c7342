import type { ContactInfo } from '../../api/endpoints/complaint.js';
import type { Config } from '../../config/config.js';
import { telephone } from '../../lib/telephone.js';

export interface CustomerServiceReady {
  readonly state: 'ready';
  readonly telephone: string | undefined;
  /** False for what stands there but is no number to be called. */
  readonly canCall: boolean;
  readonly email: string | undefined;
  readonly complaintHref: string;
}

/** How the service can be reached, before it is known where a complaint is made. */
export function readyService(info: ContactInfo, { servicePhone }: Config): CustomerServiceReady {
  const { smWa, email } = info ?? {};
  const number = smWa || servicePhone || undefined;
  return { state: 'ready', telephone: number, canCall: telephone(number) !== undefined, email: email || undefined, complaintHref: '#' };
}
