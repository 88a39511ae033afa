// The pages of prices and products.
import { lazy } from 'react';
import { z } from 'zod';
import { priceReaders } from '../../../contract/parcels/priceReaders.ts';
import { definePage } from '../../engine/definePage.ts';

const needs = priceReaders;
const query = z.object({});

export const priceSetting = definePage({
  path: 'PriceSetting',
  query,
  needs,
  title: 'resources.prices.title',
  view: lazy(() => import('./PriceSetting.tsx')),
});

export const products = definePage({
  path: 'products',
  query,
  needs,
  title: 'resources.prices.products',
  view: lazy(() => import('./Products.tsx')),
});

/** R2.38. */
export const product = definePage({
  path: 'product/:id',
  query,
  needs,
  title: 'prices.product',
  view: lazy(() => import('./Product.tsx')),
});
