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
  const tiles = view.types.slice(0, icons.length);
  const rest = view.types.slice(icons.length);
  const more = (type: ProblemOption) => (type.value === COLLECTION ? { 'aria-expanded': view.sonTypes !== undefined } : {});
  return (
    <>
      <SectionTitle>{t('typesTitle')}</SectionTitle>
      <div className="complaint-tiles">
        {tiles.map((type, index) => (
          <button
            key={index}
            type="button"
            className={type.value === COLLECTION && view.sonTypes ? 'card complaint-tile complaint-tile--open' : 'card complaint-tile'}
            part="button"
            {...more(type)}
            onClick={() => model.chooseType(type.value)}
          >
            <span className="complaint-tile__icon">
              <Icon name={icons[index] ?? 'help'} />
            </span>
            <span className="complaint-tile__title">{type.title ?? type.value}</span>
          </button>
        ))}
      </div>
      {view.sonTypes ? <Choices title={t('sonTypesTitle')} options={view.sonTypes} onChoose={model.chooseSonType} /> : null}
      {rest.length > 0 ? <Choices options={rest} more={more} onChoose={model.chooseType} /> : null}
    </>
  );
}

function Choices({
  title,
  options,
  more,
  onChoose,
}: {
  title?: string;
  options: readonly ProblemOption[];
  more?: (option: ProblemOption) => object;
  onChoose: (value: string) => void;
}) {
  return (
    <>
      {title ? <SectionTitle>{title}</SectionTitle> : null}
      <ul className="card complaint-choices" part="card">
        {options.map((option, index) => (
          <li key={index}>
            <button
              type="button"
              className="complaint-choices__row"
              part="button"
              {...more?.(option)}
              onClick={() => onChoose(option.value)}
            >
              <span className="complaint-choices__title">{option.title ?? option.value}</span>
              <span className="row-link__go">
                <Icon name="chevron" size={20} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
