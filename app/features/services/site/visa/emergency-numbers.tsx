import { useLingui } from '@lingui/react/macro';
import css from './emergency-numbers.module.css';

/** The three numbers of the country, to be dialled at a touch. */
export function EmergencyNumbers() {
  const { t } = useLingui();
  const numbers = [
    { number: '110', name: t`Police` },
    { number: '120', name: t`Ambulance` },
    { number: '119', name: t`Fire brigade` },
  ];
  return (
    <ul role="list" className={css.numbers}>
      {numbers.map(({ number, name }) => (
        <li key={number}>
          <a href={`tel:${number}`}>
            <b>{number}</b> {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
