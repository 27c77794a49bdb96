import { useLingui } from '@lingui/react/macro';
import type { SentOnce } from '#platform/router/data/sent-once.ts';
import { AsSent } from '#shell/rendering/as-sent.tsx';
import type { CloudHall as Hall, Pavilion as PavilionData } from '../../cloud.ts';
import { Frame } from '../frame/frame.tsx';
import { CloudHall } from './cloud-hall.tsx';
import { Pavilion } from './pavilion.tsx';

interface CloudPageProps {
  /** Which pavilion, where it is one. */
  pavilion: Pick<PavilionData, 'kind' | 'key' | 'name'> | undefined;
  cloud: SentOnce<Hall | PavilionData>;
}

/** The Cloud Expo: its pavilions, or one of them. */
export function CloudPage({ pavilion, cloud }: CloudPageProps) {
  const { t } = useLingui();
  const content = (
    <AsSent of={cloud} name="cloud">
      {(shown) => (shown.kind === 'hall' ? <CloudHall hall={shown} /> : <Pavilion pavilion={shown} />)}
    </AsSent>
  );
  if (!pavilion) {
    const description = t`Go from country to country and industry to industry: goods to see and the companies behind them, all year round.`;
    return (
      <Frame cursor="cloud" title={t`Cloud Expo`} description={description}>
        {content}
      </Frame>
    );
  }
  const { kind, key, name } = pavilion;
  const title = key === 'CN' ? t`Pavilion of China’s provinces` : t`Pavilion: ${name}`;
  const description =
    key === 'CN'
      ? t`Machines, materials and goods from Chinese provinces and municipalities, side by side.`
      : kind === 'country'
        ? t`Goods and companies from ${name}, all year round.`
        : t`What companies from Africa and China exhibit in this industry, all year round.`;
  return (
    <Frame cursor="cloud" title={title} description={description} query={[kind]}>
      {content}
    </Frame>
  );
}
