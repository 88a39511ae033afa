// The field types of alerts: how long they are open, their next step, above their list the boxes to visit, and below their facts the history.
import { lazy } from 'react';
import type { AlertRow } from '../../../contract/operations/alerts.ts';
import type { FieldType } from '../../engine/fields/fieldType.ts';
import { NextStep } from './NextStep.tsx';
import { OpenFor } from './OpenFor.tsx';

export const openFor: FieldType<AlertRow> = { Show: OpenFor };
export const nextStep: FieldType<AlertRow> = { align: 'end', Show: NextStep };
export const alertHistory = lazy(() => import('./History.tsx'));
export const expiredParcels = lazy(() => import('./ExpiredParcels.tsx'));
