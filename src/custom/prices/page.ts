// The pages of prices and products.
import { lazy } from 'react';
import { definePage } from '../../engine/definePage.ts';
import { routes } from '../../routes/pages.ts';

export const priceSetting = definePage({
  ...routes.priceSetting,
  title: 'resources.prices.title',
  view: lazy(() => import('./PriceSetting.tsx')),
});

export const products = definePage({
  ...routes.products,
  title: 'resources.prices.products',
  view: lazy(() => import('./ToSettings.tsx')),
});

export const product = definePage({
  ...routes.product,
  title: 'prices.product',
  view: lazy(() => import('./Product.tsx')),
});
