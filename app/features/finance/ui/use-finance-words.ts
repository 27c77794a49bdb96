import { useLingui } from '@lingui/react/macro';
import type { Need, ProviderType } from '../finance.ts';

/** What types of providers, and what companies need of them, are called. */
export function useFinanceWords(): {
  typeNames: Record<ProviderType, string>;
  /** What one of them is. */
  typeName: Record<ProviderType, string>;
  needNames: Record<Need, string>;
} {
  const { t } = useLingui();
  return {
    typeNames: {
      bank: t`Banks`,
      insurance: t`Insurers`,
      leasing: t`Leasing`,
      guarantee: t`Guarantors`,
      fund: t`Funds`,
      payment: t`Payment services`,
      advisory: t`Advisers`,
    },
    typeName: {
      bank: t`Bank`,
      insurance: t`Insurer`,
      leasing: t`Leasing company`,
      guarantee: t`Guarantor`,
      fund: t`Fund`,
      payment: t`Payment service`,
      advisory: t`Adviser`,
    },
    needNames: {
      tradeFinance: t`Trade finance`,
      workingCapital: t`Working capital`,
      projectFinance: t`Project finance`,
      creditInsurance: t`Export credit insurance`,
      cargoInsurance: t`Cargo insurance`,
      leasing: t`Equipment leasing`,
      guarantees: t`Guarantees and bonds`,
      payments: t`Payments and transfers`,
      hedging: t`Foreign exchange and hedging`,
      equity: t`Equity capital`,
      advice: t`Advice`,
    },
  };
}
