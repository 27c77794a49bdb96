import type { ProductCard } from '#features/directory/index.server.ts';
import { ProductTile } from '#features/directory/ui/product-tile.tsx';
import css from './product-wall.module.css';

/** Goods side by side: what is looked at in the Cloud Expo. Each leads to its company. */
export function ProductWall({ products }: { products: ProductCard[] }) {
  return (
    <ul role="list" className={css.wall}>
      {products.map((product) => (
        <li key={product.key}>
          <ProductTile product={product} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}
