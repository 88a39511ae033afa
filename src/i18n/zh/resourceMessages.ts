// Chinese messages common to own resources, so that a new one only adds its names.

/** Labels of common fields; a resource's own `fields` take precedence. */
const usualFields = {
  name: '名称',
  description: '说明',
  notes: '备注',
  status: '状态',
  price: '价格',
  photo: '照片',
  lockerId: '快递柜',
};

/**
 * The messages of a resource: the common ones and its own. Chinese has no plural: one name is enough.
 * @param measure its measure word, as in 导出 2 名快递员
 */
export const resourceMessages = <F extends object, O extends object>(
  name: string,
  { fields, measure = '个', ...own }: { fields: F; measure?: string } & O,
) => ({
  name,
  title: `${name}列表`,
  export: `导出 %{smart_count} ${measure}${name}`,
  empty: {
    title: `还没有${name}`,
    text: `新增后会显示在这里。`,
    noMatch: `没有符合条件的${name}`,
    noMatchFor: `没有与“%{text}”相符的${name}`,
  },
  fields: {
    id: '序号',
    ...usualFields,
    ...fields,
    creationTime: '创建时间',
    lastUpdatedTime: '最后更新',
  },
  ...own,
});
