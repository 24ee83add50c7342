import type { ReactNode } from 'react';
import type { ProblemOption } from '../../../api/endpoints/complaint.js';
import type { Text } from '../../../i18n/say.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import { SectionTitle } from '../../../ui/page.js';
import { COLLECTION, type ComplaintStartReady } from '../complaint-start.ready.js';
import type { ComplaintStartModel } from '../complaint-start.store.js';

const icons: readonly IconName[] = ['speech', 'wallet', 'help'];

interface Props {
  view: ComplaintStartReady;
  model: ComplaintStartModel;
  t: Text<'complaint'>;
}

/** The types of complaint: the first three with an icon. Under the first its sub-types unfold. */
export function Types({ view, model, t }: Props) {
  const unfolds = ({ value }: ProblemOption) => value === COLLECTION;
  const row = (type: ProblemOption, index: number, icon?: IconName) => (
    <Choice
      key={index}
      option={type}
      {...(icon ? { icon } : {})}
      {...(unfolds(type) ? { open: view.sonTypes !== undefined } : {})}
      onChoose={model.chooseType}
    >
      {unfolds(type) && view.sonTypes ? (
        <>
          <p className="complaint-choices__label" id="son-types">
            {t('sonTypesTitle')}
          </p>
          <ul className="complaint-choices__sub" aria-labelledby="son-types">
            {view.sonTypes.map((sonType, at) => (
              <Choice option={sonType} onChoose={model.chooseSonType} key={at} />
            ))}
          </ul>
        </>
      ) : null}
    </Choice>
  );
  const rest = view.types.slice(icons.length);
  return (
    <>
      <SectionTitle>{t('typesTitle')}</SectionTitle>
      <ul className="card complaint-choices" part="card">
        {view.types.slice(0, icons.length).map((type, index) => row(type, index, icons[index]))}
      </ul>
      {rest.length > 0 ? (
        <ul className="card complaint-choices" part="card">
          {rest.map((type, index) => row(type, index))}
        </ul>
      ) : null}
    </>
  );
}

function Choice({
  option,
  icon,
  open,
  onChoose,
  children,
}: {
  option: ProblemOption;
  icon?: IconName;
  /** Of one that unfolds what is in it. */
  open?: boolean;
  onChoose: (value: string) => void;
  children?: ReactNode;
}) {
  return (
    <li>
      <button
        type="button"
        className="complaint-choices__row"
        part="button"
        {...(open === undefined ? {} : { 'aria-expanded': open })}
        onClick={() => onChoose(option.value)}
      >
        {icon ? (
          <span className="row-link__icon">
            <Icon name={icon} />
          </span>
        ) : null}
        <span className="complaint-choices__title">{option.title ?? option.value}</span>
        <span className="row-link__go">
          <Icon name="chevron" size={20} />
        </span>
      </button>
      {children}
    </li>
  );
}
