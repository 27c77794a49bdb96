import css from './charts.module.css';

/** A number of a table as a bar beside it: what it says, the number says already. @param share how long it is, of the longest: 0 to 1 */
export function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className={css.bar}>
      <rect width={share * 100} height="8" className={`${css.fill} ${css.one}`} />
    </svg>
  );
}
